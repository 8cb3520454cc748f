// npm run students:cards -- --session 2024-2025 [--course BSc]: a link to print identity cards, ten a sheet.
import { parseArgs } from "node:util"

import { findCourse } from "#domain/admission/courses.ts"
import { readConfig } from "#server/config.ts"
import { openServices } from "#server/services.ts"

const minutes = 30

const { values } = parseArgs({
  options: { session: { type: "string" }, course: { type: "string", default: "" } },
})
const course = values.course ? findCourse(values.course) : undefined
if (!values.session || (values.course && !course)) {
  console.error("npm run students:cards -- --session 2024-2025 [--course BA|BSc|BCom]")
  process.exit(1)
}
process.umask(0o077)
const config = readConfig(process.env)
const services = await openServices(config)
const selection = { session: values.session, course: course?.number ?? "" }
const pass = services.makeCardPass(selection, minutes)
await services.close()
console.log(`
Open this on the college's own machine within ${minutes} minutes, and print it on both sides:

  ${config.PUBLIC_URL ?? `http://localhost:${config.PORT}`}/student/cards?${new URLSearchParams({ ...pass })}

Whoever has the link sees these cards until then.
`)
