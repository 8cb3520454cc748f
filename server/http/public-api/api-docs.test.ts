import { afterAll, beforeAll, expect, test } from "vitest"

import { openApp } from "#tests/support/app.ts"
import { apply, print } from "#tests/support/contract-calls.ts"
import { toFormData, validForm } from "#tests/support/samples/applications.ts"
import { makeSamplePictures } from "#tests/support/samples/sample-pictures.ts"

let site: Awaited<ReturnType<typeof openApp>>
beforeAll(async () => {
  site = await openApp()
})
afterAll(() => site.close())

const openApi = async () => (await site.app.inject("/api/docs/json")).json()

test("serves /api/docs without external resources", async () => {
  const { statusCode, headers, body } = await site.app.inject("/api/docs/")
  expect(statusCode).toBe(200)
  expect(headers["content-type"]).toMatch("text/html")
  const policy = String(headers["content-security-policy"])
  expect(policy).toMatch("script-src 'self'")
  expect(policy).not.toMatch(/https:|unsafe|swagger\.io|upgrade-insecure-requests/)
  const [, script] = /src="(\.\/static\/swagger-ui-bundle\.js)"/.exec(body) ?? []
  const bundle = await site.app.inject(new URL(script!, "http://x/api/docs/").pathname)
  expect(bundle.statusCode).toBe(200)
})

test("the OpenAPI document describes only the contract's routes", async () => {
  const { openapi, paths } = await openApi()
  expect(openapi).toMatch(/^3\./)
  expect(Object.keys(paths)).toEqual([
    "/api/v2/admission/save",
    "/api/v2/admission/turn",
    "/api/v2/admission/print",
    "/api/login",
    "/api/student/me",
    "/api/student/password",
    "/api/logout",
  ])
})

test("save documents every form field and every status", async () => {
  const { post } = (await openApi()).paths["/api/v2/admission/save"]
  // The server computes percentages, so clients do not send them.
  const fields = [...toFormData(validForm("BSc")).keys()].filter(
    (name) => !name.endsWith("_percentage"),
  )
  for (const name of [...fields, "image", "signature", "submission_key"]) {
    expect(post.description, name).toContain(`\`${name}\``)
  }
  expect(Object.keys(post.responses)).toEqual(expect.arrayContaining(["200", "413", "422", "429"]))
})

test("print documents every field of the record and every status", async () => {
  const url = await site.listen()
  const code = await apply(url, await makeSamplePictures())
  const [record] = (await print(url, code)).answer
  const { post } = (await openApi()).paths["/api/v2/admission/print"]
  const schema = post.responses["200"].content["application/json"].schema
  expect(Object.keys(schema.items.properties).toSorted()).toEqual(Object.keys(record!).toSorted())
  expect(Object.keys(post.responses)).toEqual(["200", "404", "429"])
})
