# Une histoire : ce que fait un même sujet est réuni en phrases

story-comma = { $first }, { $last }
story-and = { $first } et { $last }
story-then = { $first }, puis { $last }
story-begins = { CAPITAL($rest) }
story-subject = { NAME($who) } { $rest }
story-again =
    { GENDER($who) ->
        [f] Elle { $rest }
        [m] Il { $rest }
       *[other] { NAME($who) } { $rest }
    }
story-target =
    { GENDER($who) ->
        [f] Celle-ci { $rest }
       *[m] Celui-ci { $rest }
    }
story-triggered =
    { GENDER($who) ->
        [f] Celle-ci { $rest }
       *[m] Celui-ci { $rest }
    }
