# Opowieść: co robi ta sama postać, łączy się w zdania

story-comma = { $first }, { $last }
story-and = { $first } i { $last }
story-then = { $first }, potem { $last }
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
