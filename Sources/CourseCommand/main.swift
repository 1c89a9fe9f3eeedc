import Glibc

// A reader that goes away, as in `course list | head -1`, and a file that may not grow are no reason to end in the
// middle of anything: the write that fails is told.
signal(SIGPIPE, SIG_IGN)
signal(SIGXFSZ, SIG_IGN)
Output.keepClosedStreamsClosed()
exit(CommandRun(context: ProcessContext(commandLine: CommandLine.arguments)).run().rawValue)
