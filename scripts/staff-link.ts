// npm run staff:link: creates a one-time invitation link, for the first administrator or when all are locked
// out.
import { parseArgs } from "node:util"

import { roles } from "#domain/staff/permissions.ts"
import { commandLine } from "#server/features/staff/invites.ts"
import { commandFor } from "#server/platform/commands.ts"

import { runTask, withServices } from "./run-task.ts"

const { values } = parseArgs({ options: { role: { type: "string", default: "administrator" } } })
const role = roles.find((name) => name === values.role)

await runTask(async () => {
  if (!role) {
    console.error(commandFor("staff-link", `--role ${roles.join("|")}`))
    return 1
  }
  const link = await withServices(async ({ staff, operations }) => {
    const token = await staff.invite(role, commandLine)
    return `${await operations.siteUrl()}/console#/join/${token}`
  })
  console.log(link)
  return 0
})
