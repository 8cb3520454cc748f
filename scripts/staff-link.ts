// npm run staff:link: creates a one-time invitation link, for the first administrator or when all are locked
// out.
import { parseArgs } from "node:util"

import { roles } from "#domain/staff/permissions.ts"
import { openServices } from "#server/features/services.ts"
import { commandLine } from "#server/features/staff/invites.ts"
import { readConfig } from "#server/platform/config.ts"

const { values } = parseArgs({ options: { role: { type: "string", default: "administrator" } } })
const role = roles.find((one) => one === values.role)
if (!role) {
  console.error(`npm run staff:link -- --role ${roles.join("|")}`)
  process.exit(1)
}
process.umask(0o077)
const config = readConfig(process.env)
const services = await openServices(config)
const token = await services.staff.invite(role, commandLine)
await services.close()
const site = config.PUBLIC_URL ?? `http://localhost:${config.PORT}`
console.log(`${site}/console#/join/${token}`)
