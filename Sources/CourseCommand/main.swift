import Glibc

// A reader that goes away, as in `course list | head -1`, is no reason to end in the middle of anything.
signal(SIGPIPE, SIG_IGN)
exit(Run(surroundings: Surroundings(commandLine: CommandLine.arguments)).run().rawValue)
