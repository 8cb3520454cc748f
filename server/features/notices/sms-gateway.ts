import { readFileSync } from "node:fs"

import { z } from "zod"

import { languages } from "#domain/content/languages.ts"
import { variablesIn } from "#domain/notices/notice-texts.ts"
import { type NoticeKind, noticeKinds } from "#domain/notices/notice.ts"
import { countVariables } from "#domain/notices/sms.ts"
import { ConfigError } from "#server/platform/config.ts"

/** A value of the message, by its name in braces. Others are named by the file itself (`values`). */
const messagePlaces = [
  "mobile",
  "text",
  /** UTF-16BE in hexadecimal digits. */
  "text_hex",
  /** Characters outside ASCII as &#2310; */
  "text_entities",
  "template_id",
  "entity_id",
  "header",
  "sha512",
  ...[1, 2, 3, 4].map((number) => `var${number}`),
]

const oneLine = z.string().regex(/^[^\r\n\0]*$/, "must be one line")

/** A text as it was approved. Other bytes than the approved ones, such as a hard space, would be dropped by the networks. */
const template = z.strictObject({
  id: z.string().regex(/^[\w-]{1,64}$/, "must be the id of the template"),
  text: oneLine
    .min(1)
    .refine((text) => text === text.normalize("NFC"), "must be in Unicode form NFC")
    .refine((text) => !/[\u00a0\u200b\u2028\ufeff\t]/.test(text), "must have ordinary spaces only"),
})

const time = z.string().regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, "must be like 21:00")

const templates = z.partialRecord(z.enum(noticeKinds), z.partialRecord(z.enum(languages), template))

const isPattern = (pattern: string) => {
  try {
    return new RegExp(pattern, "u") instanceof RegExp
  } catch {
    return false
  }
}

const gatewaySchema = z.strictObject({
  url: oneLine.regex(/^https?:\/\/[^/{}]+\//, "must begin with https:// and the gateway's host"),
  method: z.enum(["GET", "POST"]),
  headers: z.record(z.string().regex(/^[\w-]+$/), oneLine).default({}),
  body: z.string().optional(),
  /** A regular expression that only the answer to an accepted message matches. */
  success: z.string().min(1).refine(isPattern, "must be a regular expression"),
  entity_id: z.string().regex(/^\d{8,30}$/, "must be the entity id of DLT"),
  header: z.string().regex(/^[A-Za-z0-9]{3,11}$/, "must be the header of DLT, like GDCADR"),
  /** Values that differ between messages in the GSM alphabet and others. */
  values: z
    .strictObject({ gsm: z.record(z.string(), oneLine), unicode: z.record(z.string(), oneLine) })
    .default({ gsm: {}, unicode: {} }),
  /** What {sha512} is the hash of, in hexadecimal digits. */
  sha512: oneLine.optional(),
  /** The time in which no SMS is sent; null: there is none. */
  quiet: z
    .strictObject({ from: time, to: time })
    .nullable()
    .default({ from: "21:00", to: "08:00" }),
  templates,
})

export type SmsGateway = z.infer<typeof gatewaySchema>

const placesIn = (text: string) => [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name!)

/** The first thing that is wrong with a valid file. */
const faultOf = (gateway: SmsGateway) => {
  const { gsm, unicode } = gateway.values
  const known = new Set([...messagePlaces, ...Object.keys(gsm)])
  if (Object.keys(gsm).toSorted().join() !== Object.keys(unicode).toSorted().join()) {
    return "values: gsm and unicode must name the same values"
  }
  const texts = [gateway.url, gateway.body ?? "", gateway.sha512 ?? ""]
  texts.push(...Object.values({ ...gateway.headers, ...gsm }), ...Object.values(unicode))
  const unknown = texts.flatMap(placesIn).find((name) => !known.has(name))
  if (unknown) return `{${unknown}}: there is no such value`
  for (const [kind, byLanguage] of Object.entries(gateway.templates)) {
    for (const language of languages) {
      const text = byLanguage[language]?.text
      if (text === undefined) continue
      const { length } = variablesIn(kind as NoticeKind, language)
      if (countVariables(text) !== length) {
        return `templates.${kind}.${language}: must have ${length} variables`
      }
    }
  }
  return undefined
}

const fail = (message: string): never => {
  throw new ConfigError(`SMS_GATEWAY: ${message}`)
}

/** Reads the description of an SMS gateway. Throws ConfigError, without any value of the file: it holds a password. */
export const parseGateway = (json: string): SmsGateway => {
  let value: unknown
  try {
    value = JSON.parse(json)
  } catch {
    return fail("the file is not JSON")
  }
  const read = gatewaySchema.safeParse(value)
  if (!read.success) {
    const [issue] = read.error.issues
    return fail(`${issue!.path.join(".") || "file"}: ${issue!.message}`)
  }
  const fault = faultOf(read.data)
  return fault ? fail(fault) : read.data
}

export const readGateway = (file: string): SmsGateway => {
  let json = ""
  try {
    json = readFileSync(file, "utf8")
  } catch {
    return fail("the file cannot be read")
  }
  return parseGateway(json)
}
