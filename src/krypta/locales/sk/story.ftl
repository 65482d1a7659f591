# Rozprávanie: čo robí tá istá postava, spája sa do viet

story-comma = { $first }, { $last }
story-and = { $first } a { $last }
story-then = { $first }, potom { $last }
story-begins = { CAPITAL($rest) }
story-subject = { NAME($who, case: "subject") } { $rest }
story-again = { CAPITAL($rest) }
story-target =
    { GENDER($who) ->
        [f] Tá { $rest }
       *[m] Ten { $rest }
    }
story-triggered =
    { GENDER($who) ->
        [f] Tá { $rest }
       *[m] Ten { $rest }
    }
