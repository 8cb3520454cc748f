import { createHash } from "node:crypto"

import type { Language } from "#domain/content/languages.ts"
import { timeInIndia } from "#domain/fields/india-time.ts"
import { type NoticeFacts, variablesIn, variablesOf } from "#domain/notices/notice-texts.ts"
import { countSegments, fillTemplate, fitVariable } from "#domain/notices/sms.ts"

import type { Sender, SendResult } from "./channel.ts"
import type { SmsGateway } from "./sms-gateway.ts"

const answerMs = 30_000
/** Of an answer. */
const maxLength = 64 * 1024

/** An SMS with what a gateway asks for. */
export interface Sms {
  mobile: string
  text: string
  templateId: string
  variables: readonly string[]
}

/** The SMS of a message; undefined without a registered text in its language. */
export const smsOf = (
  { templates }: Pick<SmsGateway, "templates">,
  { facts, mobile, language }: { facts: NoticeFacts; mobile: string; language: Language },
): Sms | undefined => {
  const template = templates[facts.kind]?.[language]
  if (!template) return undefined
  const all = variablesOf(facts, language)
  const variables = variablesIn(facts.kind, language).map((name) => fitVariable(all[name]))
  const text = fillTemplate(template.text, variables)
  return text === undefined ? undefined : { mobile, text, templateId: template.id, variables }
}

type Places = Readonly<Record<string, string>>

const fill = (
  pattern: string,
  places: Places,
  encode: (value: string) => string = (value) => value,
) =>
  pattern.replaceAll(/\{(\w+)\}/g, (all, name: string) =>
    Object.hasOwn(places, name) ? encode(places[name]!) : all,
  )

const hexOf = (text: string) => Buffer.from(text, "utf16le").swap16().toString("hex").toUpperCase()

const entitiesOf = (text: string) =>
  [...text]
    .map((character) => (character < "\u0080" ? character : `&#${character.codePointAt(0)};`))
    .join("")

/** Each value by its name in the file. */
const placesOf = (gateway: SmsGateway, { mobile, text, templateId, variables }: Sms): Places => {
  const message: Places = {
    mobile,
    text,
    text_hex: hexOf(text),
    text_entities: entitiesOf(text),
    template_id: templateId,
    entity_id: gateway.entity_id,
    header: gateway.header,
    ...Object.fromEntries([1, 2, 3, 4].map((n) => [`var${n}`, variables[n - 1] ?? ""])),
  }
  const own = gateway.values[countSegments(text).encoding]
  const values = Object.entries(own).map(([name, value]) => [name, fill(value, message)])
  const all = { ...message, ...Object.fromEntries(values) } as Places
  const hashed = createHash("sha512")
    .update(fill(gateway.sha512 ?? "", all))
    .digest("hex")
  return { ...all, sha512: hashed }
}

/** Encodes a value as the type of the body needs it. */
const encoderOf = (headers: SmsGateway["headers"]) => {
  const type = Object.entries(headers).find(([name]) => name.toLowerCase() === "content-type")
  return type?.[1].includes("json")
    ? (value: string) => JSON.stringify(value).slice(1, -1)
    : encodeURIComponent
}

/** The request that sends an SMS. No value can leave its place: each is encoded for where it is. */
export const requestOf = (gateway: SmsGateway, sms: Sms) => {
  const { url, method, headers, body } = gateway
  const places = placesOf(gateway, sms)
  const isForm = method === "POST" && body !== undefined && !headersName(headers, "content-type")
  return {
    url: fill(url, places, encodeURIComponent),
    method,
    headers: {
      ...(isForm && { "content-type": "application/x-www-form-urlencoded" }),
      ...Object.fromEntries(
        Object.entries(headers).map(([name, value]) => [
          name,
          fill(value, places, encodeURIComponent),
        ]),
      ),
    },
    ...(method === "POST" &&
      body !== undefined && { body: fill(body, places, encoderOf(headers)) }),
  }
}

const headersName = (headers: SmsGateway["headers"], wanted: string) =>
  Object.keys(headers).some((name) => name.toLowerCase() === wanted)

/** Errors before the request was sent. */
const isBeforeRequest = (code: string) =>
  /^(?:ECONNREFUSED|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|UND_ERR_CONNECT_TIMEOUT)$/.test(
    code,
  ) || /CERT|SELF_SIGNED|ERR_TLS|ERR_SSL/.test(code)

const codeOf = (error: unknown) => {
  const { cause, name } = error as Error & { cause?: { code?: string } }
  return cause?.code ?? name
}

/** What an answer means. Who does not say that it took the message has not taken it, unless it failed itself. */
const resultOf = (status: number, answer: string, success: string): SendResult => {
  const reason = `HTTP ${status}`
  if (status === 401 || status === 403) return { outcome: "unreachable", reason }
  if (status === 429 || status === 503) return { outcome: "retry", reason }
  if (status >= 500) return { outcome: "uncertain", reason }
  if (status >= 300) return { outcome: "refused", reason }
  return new RegExp(success, "u").test(answer)
    ? { outcome: "sent" }
    : { outcome: "refused", reason: `${reason}, no success` }
}

/** Calls the gateway. `answer` is what it wrote, for a test by staff: it may hold the number. */
export const sendSms = async (
  gateway: SmsGateway,
  sms: Sms,
): Promise<{ result: SendResult; answer: string }> => {
  const { url, ...request } = requestOf(gateway, sms)
  try {
    const signal = AbortSignal.timeout(answerMs)
    const reply = await fetch(url, { ...request, signal, redirect: "manual" })
    const answer = (await reply.text()).slice(0, maxLength)
    return { result: resultOf(reply.status, answer, gateway.success), answer }
  } catch (error) {
    const reason = codeOf(error)
    const outcome = isBeforeRequest(reason) ? "unreachable" : "uncertain"
    return { result: { outcome, reason }, answer: "" }
  }
}

/** Whether an instant is in the quiet time of the gateway, in India. */
export const isQuietTime = ({ quiet }: Pick<SmsGateway, "quiet">, now: Date) => {
  if (!quiet) return false
  const time = timeInIndia(now)
  return quiet.from <= quiet.to
    ? time >= quiet.from && time < quiet.to
    : time >= quiet.from || time < quiet.to
}

export const openSmsSender = (gateway: SmsGateway): Sender => ({
  compose: ({ facts, contact: { mobile }, language }) => {
    if (mobile === "") return "no_contact"
    const sms = smsOf(gateway, { facts, mobile, language })
    return sms ? async () => (await sendSms(gateway, sms)).result : "no_template"
  },
  connect: async () => undefined,
  close: () => undefined,
})
