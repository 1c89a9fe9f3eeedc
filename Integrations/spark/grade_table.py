"""Grades a table of submissions on a Spark cluster:

    spark-submit --master spark://… grade_table.py --submissions IN --results OUT --course PROGRAM --pack DIR

IN is JSON lines or Parquet with the columns of Docs/Schemas/submission.schema.json; `submission`, `exercise` and `source`
are needed. OUT becomes Parquet: the submission, what it came to in columns, and the whole result as JSON. PROGRAM is the
bundle's `bin/course`, in the same place on every machine, or shipped with `--archives bundle.tar.gz#bundle` and named
`bundle/bin/course`.

Each task starts one program and hands it its rows; one that is lost is done again by Spark, and comes to the same results.
"""

import argparse
import json
import subprocess
import threading

COLUMNS = ("submission", "learner", "file", "exercise", "source", "pack", "seed", "submitted")
RESULT = (
    "submission string, learner string, exercise string, status string, points double, max_points double, result string"
)


def grader(command):
    """A function for `mapInPandas` that pipes rows through the program and takes a result for each."""

    def grade(frames):
        import pandas

        for frame in frames:
            present = [name for name in COLUMNS if name in frame.columns]
            requests = [
                json.dumps({key: value for key, value in zip(present, row) if isinstance(value, str)})
                for row in frame[present].itertuples(index=False, name=None)
            ]
            lines = run(command, requests)
            results = [json.loads(line) for line in lines]
            yield pandas.DataFrame(
                {
                    "submission": [result["submission"] for result in results],
                    "learner": [result["learner"] for result in results],
                    "exercise": [result["exercise"] for result in results],
                    "status": [result["status"] for result in results],
                    "points": [float(result["points"]) for result in results],
                    "max_points": [float(result["maxPoints"]) for result in results],
                    "result": lines,
                }
            )

    return grade


def run(command, requests):
    """A result's line for each request's; a program that ends too early is an error of the task, which Spark repeats."""
    process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE)

    def write():
        # The program answers while it is still being asked.
        try:
            process.stdin.write("".join(request + "\n" for request in requests).encode())
        finally:
            process.stdin.close()

    writer = threading.Thread(target=write)
    writer.start()
    lines = process.stdout.read().decode().splitlines()
    writer.join()
    if process.wait() != 0 or len(lines) != len(requests):
        raise RuntimeError(f"{command[0]} answered {len(lines)} of {len(requests)} lines and ended with {process.returncode}")
    return lines


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--submissions", required=True)
    parser.add_argument("--results", required=True)
    parser.add_argument("--course", required=True)
    parser.add_argument("--pack", required=True)
    parser.add_argument("--rubric")
    parser.add_argument("--verdicts", action="store_true")
    parser.add_argument("--partitions", type=int, default=0)
    options = parser.parse_args()

    from pyspark.sql import SparkSession

    # Workers are Spark's business: one program a task.
    command = [options.course, "grade", "--jsonl", "--workers", "1", "--pack", options.pack]
    command += ["--rubric", options.rubric] if options.rubric else []
    command += ["--verdicts"] if options.verdicts else []
    session = SparkSession.builder.appName("course grade").getOrCreate()
    reader = session.read
    table = reader.parquet(options.submissions) if options.submissions.endswith(".parquet") else reader.json(options.submissions)
    # A row goes by its own name, so that a task that is done again is about the same rows.
    if options.partitions:
        table = table.repartition(options.partitions, "submission")
    graded = table.mapInPandas(grader(command), schema=RESULT)
    graded.write.mode("overwrite").parquet(options.results)
    session.stop()


if __name__ == "__main__":
    main()
