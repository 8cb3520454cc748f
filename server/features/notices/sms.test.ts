import { readdirSync, readFileSync } from "node:fs"

import { afterEach, describe, expect, test } from "vitest"

import type { NoticeFacts } from "#domain/notices/notice-texts.ts"
import { startSmsServer } from "#tests/support/servers/sms-server.ts"

import { parseGateway, type SmsGateway } from "./sms-gateway.ts"
import { isQuietTime, requestOf, sendSms, smsOf } from "./sms.ts"

const folder = "docs/sms-gateways"
const exampleOf = (name: string) => parseGateway(readFileSync(`${folder}/${name}.json`, "utf8"))

const facts: NoticeFacts = {
  kind: "received",
  data: {},
  name: "Asha & Co",
  applicationNumber: "2025-00001-4",
  admissionCode: "ABCDEFGHJKLM",
}
const english =
  "Dear Asha & Co, Government Degree College, Adarshpur has received your application 2025-00001-4. Its status: https://college.example/admission-status"
const hindi =
  "प्रिय Asha & Co, राजकीय महाविद्यालय, आदर्शपुर को आपका आवेदन 2025-00001-4 मिल गया है। उसकी स्थिति: https://college.example/hi/admission-status"
const smsIn = (gateway: SmsGateway, language: "en" | "hi") =>
  smsOf(gateway, { facts, mobile: "9876543210", language })!

const parametersOf = (text: string) => Object.fromEntries(new URLSearchParams(text))
const queryOf = (url: string) => parametersOf(new URL(url).search)

describe("the examples of SMS gateways", () => {
  test.each(readdirSync(folder))("%s is valid, and its texts are sent byte for byte", (file) => {
    const gateway = exampleOf(file.replace(".json", ""))
    expect(smsIn(gateway, "en").text).toBe(english)
    expect(smsIn(gateway, "hi").text).toBe(hindi)
  })

  test("NIC: the text of a Hindi message as UTF-16 in hexadecimal digits", () => {
    const gateway = exampleOf("nic")
    expect(queryOf(requestOf(gateway, smsIn(gateway, "en")).url)).toEqual({
      username: "USER",
      pin: "PIN",
      signature: "GDCADR",
      mnumber: "919876543210",
      msgType: "PM",
      message: english,
      dlt_entity_id: "1101000000000000001",
      dlt_template_id: "1107170000000000001",
    })
    const { message, msgType } = queryOf(requestOf(gateway, smsIn(gateway, "hi")).url)
    expect(msgType).toBe("UC")
    expect(Buffer.from(message!, "hex").swap16().toString("utf16le")).toBe(hindi)
  })

  test("Mobile Seva: the key is the SHA-512 of user, header, content and secure key", () => {
    const gateway = exampleOf("mobile-seva")
    const { body, headers } = requestOf(gateway, smsIn(gateway, "hi"))
    expect(headers).toEqual({ "content-type": "application/x-www-form-urlencoded" })
    const sent = parametersOf(body!)
    expect(sent).toMatchObject({ smsservicetype: "unicodemsg", mobileno: "9876543210" })
    const read = sent["content"]!.replaceAll(/&#(\d+);/g, (_, code) =>
      String.fromCodePoint(Number(code)),
    )
    expect(read).toBe(hindi)
    // printf '%s' 'USERGDCADRhelloSECURE-KEY' | sha512sum
    const plain = { ...smsIn(gateway, "en"), text: "hello" }
    expect(parametersOf(requestOf(gateway, plain).body!)["key"]).toBe(
      "4281e484ec55dcd701e555fad4a9108e80f524f39fd0df880f9049ab106e13762289d71405f6adf13b864422404242207b4202574348077b8fb1a39c9ef4382f",
    )
  })

  test("MSG91: a flow with its variables, as JSON", () => {
    const gateway = exampleOf("msg91")
    const { body, headers } = requestOf(gateway, {
      ...smsIn(gateway, "en"),
      variables: ['Asha "\\', "2025-00001-4"],
    })
    expect(headers).toMatchObject({ authkey: "AUTHKEY", "content-type": "application/json" })
    const recipient = { mobiles: "919876543210", var1: 'Asha "\\', var2: "2025-00001-4" }
    expect(JSON.parse(body!)).toEqual({
      template_id: "1107170000000000001",
      recipients: [{ ...recipient, var3: "", var4: "" }],
    })
  })

  test("Fast2SMS and Gupshup: the whole text, with the ids of DLT", () => {
    const fast = exampleOf("fast2sms")
    const request = requestOf(fast, smsIn(fast, "hi"))
    expect(request.headers).toEqual({ authorization: "AUTHKEY" })
    expect(queryOf(request.url)).toMatchObject({ message: hindi, language: "unicode" })
    const gupshup = exampleOf("gupshup")
    expect(parametersOf(requestOf(gupshup, smsIn(gupshup, "hi")).body!)).toMatchObject({
      msg: hindi,
      msg_type: "Unicode_Text",
      principalEntityId: "1101000000000000001",
      dltTemplateId: "1107170000000000002",
    })
  })
})

describe("what an answer of a gateway means", () => {
  let server: Awaited<ReturnType<typeof startSmsServer>> | undefined
  afterEach(() => server?.close())

  test.each([
    { status: 200, body: '{"return": true}', outcome: "sent" },
    { status: 200, body: '{"return": false, "message": "9876543210"}', outcome: "refused" },
    { status: 401, body: "", outcome: "unreachable" },
    { status: 404, body: "", outcome: "refused" },
    { status: 302, body: '{"return": true}', outcome: "refused" },
    { status: 429, body: "", outcome: "retry" },
    { status: 503, body: "", outcome: "retry" },
    // A server that fails may have taken the message before.
    { status: 500, body: "", outcome: "uncertain" },
  ])("$status $body: $outcome, and the reason names nobody", async ({ status, body, outcome }) => {
    server = await startSmsServer(() => ({ status, body }))
    const gateway = { ...exampleOf("fast2sms"), url: `${server.url}/?to={mobile}` }
    const { result } = await sendSms(gateway, smsIn(gateway, "en"))
    expect(result.outcome).toBe(outcome)
    expect(JSON.stringify(result)).not.toContain("9876543210")
  })

  test("a connection that breaks is uncertain, one that never was is unreachable", async () => {
    server = await startSmsServer(() => "hang up")
    const gateway = { ...exampleOf("fast2sms"), url: `${server.url}/?to={mobile}` }
    const sms = smsIn(gateway, "en")
    expect((await sendSms(gateway, sms)).result.outcome).toBe("uncertain")
    await server.close()
    expect((await sendSms(gateway, sms)).result).toEqual({
      outcome: "unreachable",
      reason: "ECONNREFUSED",
    })
  })
})

describe("a file that describes a gateway", () => {
  const example = JSON.parse(readFileSync(`${folder}/nic.json`, "utf8")) as Record<string, unknown>
  const text = "Dear {#var#}: {#var#}"
  const withText = (changed: string) => ({
    templates: { received: { en: { id: "1", text: changed } } },
  })
  test.each([
    ["another name", { colour: "red" }, /colour|file/],
    ["an address without a host", { url: "https://{mobile}/" }, /url/],
    ["an unknown value", { url: "https://sms.example/{password}" }, /\{password\}/],
    ["no regular expression", { success: "(" }, /success/],
    ["too few variables", withText("Dear {#var#}"), /templates\.received\.en: must have 2/],
    ["a hard space", withText(`${text}\u00A0`), /ordinary spaces/],
    ["a letter in two code points", withText(`${text} e\u0301`), /NFC/],
    ["two lines", withText(`${text}\n`), /one line/],
    ["an hour that does not exist", { quiet: { from: "24:00", to: "08:00" } }, /quiet/],
  ])("with %s is refused", (_, change, message) => {
    expect(() => parseGateway(JSON.stringify({ ...example, ...change }))).toThrow(message)
  })

  test("is never quoted in the refusal", () => {
    expect(() => parseGateway('{"password": "tamarind"')).toThrow(
      /^SMS_GATEWAY: the file is not JSON$/,
    )
  })
})

test.each([
  { quiet: { from: "21:00", to: "08:00" }, at: "2025-07-10T15:29:00Z", isQuiet: false },
  { quiet: { from: "21:00", to: "08:00" }, at: "2025-07-10T15:30:00Z", isQuiet: true },
  { quiet: { from: "21:00", to: "08:00" }, at: "2025-07-11T02:29:00Z", isQuiet: true },
  { quiet: { from: "21:00", to: "08:00" }, at: "2025-07-11T02:30:00Z", isQuiet: false },
  { quiet: { from: "13:00", to: "14:00" }, at: "2025-07-11T08:00:00Z", isQuiet: true },
  { quiet: null, at: "2025-07-11T02:29:00Z", isQuiet: false },
])("$at is quiet: $isQuiet, by $quiet.from to $quiet.to in India", ({ quiet, at, isQuiet }) => {
  expect(isQuietTime({ quiet }, new Date(at))).toBe(isQuiet)
})
