# Vyprávění: co dělá tatáž postava, spojuje se do vět

story-comma = { $first }, { $last }
story-and = { $first } a { $last }
story-then = { $first }, pak { $last }
story-begins = { CAPITAL($rest) }
story-subject = { NAME($who, case: "subject") } { $rest }
story-again = { CAPITAL($rest) }
story-target =
    { GENDER($who) ->
        [f] Ta { $rest }
       *[m] Ten { $rest }
    }
story-triggered =
    { GENDER($who) ->
        [f] Ta { $rest }
       *[m] Ten { $rest }
    }
