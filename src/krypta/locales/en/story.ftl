# A story: what is said of one subject is joined into sentences

story-comma = { $first }, { $last }
story-and = { $first } and { $last }
story-then = { $first }, then { $last }
story-begins = { CAPITAL($rest) }
story-subject = { NAME($who) } { $rest }
story-again =
    { GENDER($who) ->
        [f] She { $rest }
        [m] He { $rest }
        [n] It { $rest }
       *[other] { NAME($who) } { $rest }
    }
story-target = The target { $rest }
story-triggered =
    { GENDER($who) ->
        [f] She { $rest }
        [m] He { $rest }
       *[other] It { $rest }
    }
