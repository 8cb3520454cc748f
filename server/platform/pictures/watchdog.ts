/** Limits of this process while it works on one picture. */
export interface ProcessLimits {
  /** Processor time of this work. */
  cpuMs: number
  /** Memory of the whole process, in MB. */
  memoryMb: number
}

const checkEveryMs = 20
const bytesPerMb = 1024 * 1024

/**
 * Runs `work`, and kills this process when a limit is exceeded: native code in a thread cannot be interrupted, and
 * other signals would wait for it. The event loop stays free for the checks, because the work is done in threads.
 */
export const withLimits = async <Result>(
  { cpuMs, memoryMb }: ProcessLimits,
  work: () => Promise<Result>,
): Promise<Result> => {
  const from = process.cpuUsage()
  const timer = setInterval(() => {
    const { user, system } = process.cpuUsage(from)
    const isOver =
      (user + system) / 1000 > cpuMs || process.memoryUsage.rss() > memoryMb * bytesPerMb
    if (isOver) process.kill(process.pid, "SIGKILL")
  }, checkEveryMs)
  try {
    return await work()
  } finally {
    clearInterval(timer)
  }
}
