// node scripts/screenshots/colleges/make-college.ts rich|poor|hindi: fills a new data directory (DATA_DIR) with a made-up college,
// to look at the site with much content, with little, and with Hindi alone.
import { specifiedSession } from "#content/sessions.ts"
import { type CollectionName, collections } from "#domain/content/collections.ts"
import type { Services } from "#server/features/services.ts"
import { readConfig } from "#server/platform/config.ts"
import { OperatorError } from "#server/platform/operator-error.ts"

import { runTask, withServices } from "../../run-task.ts"
import { makePoor } from "./poor.ts"
import { makeRich } from "./rich.ts"
import { createSiteEditor, type SiteEditor } from "./site-editor.ts"

const both = (en: string, hi: string) => ({ en, hi })

/** An item without its English texts. A text that has no Hindi stays. */
const inHindi = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(inHindi)
  if (typeof value !== "object" || value === null) return value
  const texts = value as Record<string, unknown>
  if (typeof texts.en === "string" && texts.hi) return { ...texts, en: "" }
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, inHindi(part)]))
}

const makeHindi = async (site: SiteEditor) => {
  await makeRich(site)
  for (const collection of Object.keys(collections) as CollectionName[])
    await site.changeAll(collection, async (item) => inHindi(item))
}

const colleges = {
  rich: {
    make: makeRich,
    name: both("Government Postgraduate College, Adarshpur", "राजकीय स्नातकोत्तर महाविद्यालय, आदर्शपुर"),
  },
  poor: {
    make: makePoor,
    name: both(
      "Swatantrata Senani Pandit Ramnarayan Tripathi Government Girls' Degree College, Muhammadabad Gohna",
      "स्वतन्त्रता सेनानी पण्डित रामनारायण त्रिपाठी राजकीय महिला महाविद्यालय, मुहम्मदाबाद गोहना",
    ),
  },
  hindi: { make: makeHindi, name: both("", "राजकीय महाविद्यालय, आदर्शपुर") },
}

const start = async ({ collegeStart }: Services, name: { en: string; hi: string }) => {
  const only = (en: string, hi: string) => both(name.en && en, hi)
  const started = await collegeStart.start(
    {
      college: {
        name,
        address: only("Station Road, Adarshpur 261001", "स्टेशन रोड, आदर्शपुर 261001"),
        affiliation: only("Affiliated to Example University", "उदाहरण विश्वविद्यालय से सम्बद्ध"),
      },
      phone: "05862-220011",
      email: "office@college.example",
      deposit: {
        bank_name: only("State Bank of India", "भारतीय स्टेट बैंक"),
        branch: only("Adarshpur", "आदर्शपुर"),
        account_name: "Principal, Government College",
        account_number: "30123456789",
        ifsc: "SBIN0001234",
      },
    },
    "sample college",
  )
  if (started.outcome !== "started") throw new OperatorError(JSON.stringify(started))
}

await runTask(async () => {
  const college = colleges[process.argv[2] as keyof typeof colleges]
  if (!college) throw new OperatorError(`Name a college: ${Object.keys(colleges).join(", ")}`)
  const config = readConfig({ ...process.env, SAMPLE_SESSION: specifiedSession })
  await withServices(async (services) => {
    await start(services, college.name)
    await college.make(createSiteEditor(services))
  }, config)
  return 0
})
