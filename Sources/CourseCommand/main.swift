import Glibc

// A reader that goes away, as in `course list | head -1`, or a file size limit must not end the program midway; the
// failed write is reported instead.
signal(SIGPIPE, SIG_IGN)
signal(SIGXFSZ, SIG_IGN)
Output.keepClosedStreamsClosed()
exit(CommandRun(context: ProcessContext(commandLine: CommandLine.arguments)).run().rawValue)
