# Eine Geschichte: Was dieselbe Person tut, wird zu Sätzen verbunden

story-comma = { $first }, { $last }
story-and = { $first } und { $last }
story-then = { $first }, dann { $last }
story-begins = { CAPITAL($rest) }
story-subject = { NAME($who) } { $rest }
story-again =
    { GENDER($who) ->
        [f] Sie { $rest }
        [m] Er { $rest }
        [n] Es { $rest }
       *[other] { NAME($who) } { $rest }
    }
story-target =
    { GENDER($who) ->
        [f] Diese { $rest }
       *[m] Dieser { $rest }
    }
story-triggered =
    { GENDER($who) ->
        [f] Sie { $rest }
        [m] Er { $rest }
       *[other] Es { $rest }
    }
