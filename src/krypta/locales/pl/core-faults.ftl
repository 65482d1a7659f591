core-fault-plain = { $said }
