import { mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"

import { OperatorError } from "#server/platform/operator-error.ts"
import { runScript } from "#tests/support/servers/run-script.ts"
import { startServer } from "#tests/support/servers/server.ts"

const lists = ["/notices", "/documents", "/events", "/gallery/photo/", "/facilities", "/courses"]

/** The pages whose pictures are taken of each college. */
const mainPages: Record<string, string[]> = {
  rich: ["/", "/at-a-glance", "/faculty-of-arts", "/departments/history", ...lists, "/contact-us/"],
  poor: ["/", "/about/college_history", "/faculty", ...lists, "/contact-us/"],
}
mainPages.hindi = mainPages.rich!

/** Starts the built site with a made-up college (make-college.ts). */
export const startCollege = async (name: string) => {
  const paths = mainPages[name]
  if (!paths) throw new OperatorError(`Name a college: ${Object.keys(mainPages).join(", ")}`)
  const dataDir = await mkdtemp(join(tmpdir(), "college-pictures-"))
  const remove = () => rm(dataDir, { recursive: true, force: true })
  try {
    const env = { DATA_DIR: dataDir }
    const made = await runScript("screenshots/colleges/make-college", [name], env)
    if (made.code !== 0) throw new OperatorError(made.output)
    const server = await startServer(env)
    return {
      url: server.url,
      paths,
      close: async () => {
        await server.close()
        await remove()
      },
    }
  } catch (error) {
    await remove()
    throw error
  }
}
