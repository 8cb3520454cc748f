import { RouterContextProvider } from "react-router"
import { expect, test } from "vitest"

import { type RequestContext, requestContext } from "#server/http/pages/request-context.ts"
import { settings } from "#tests/support/samples/settings.ts"

import { loader } from "./dashboard-page.tsx"

const given = "/student/dashbaord"
const correct = "/student/dashboard"

/** Where a request for the dashboard is redirected, with status and cache rule; undefined if it is answered. */
const open = async (path: string, dashboard_path: string) => {
  const context = new RouterContextProvider()
  const chosen = {
    ...settings,
    student_sign_in: { ...settings.student_sign_in, dashboard_path },
  }
  context.set(requestContext, { settings: async () => chosen } as Partial<RequestContext> as never)
  const url = new URL(`https://college.example${path}`)
  const args = { url, params: { urn: "SU24/1" }, context } as unknown as Parameters<
    typeof loader
  >[0]
  const thrown = await loader(args).then(
    () => undefined,
    (response: unknown) => response as Response,
  )
  return (
    thrown && [thrown.status, thrown.headers.get("location"), thrown.headers.get("cache-control")]
  )
}

test.each([
  { path: `${given}/SU24%2F1`, chosen: given, to: undefined },
  { path: `${correct}/SU24%2F1`, chosen: given, to: `${given}/SU24%2F1` },
  { path: `/hi${given.toUpperCase()}/SU24%2F1`, chosen: given, to: undefined },
  { path: `${correct}/SU24%2F1/`, chosen: correct, to: undefined },
  { path: `/hi${given}/SU24%2F1`, chosen: correct, to: `/hi${correct}/SU24%2F1` },
])("$path with $chosen chosen leads to $to", async ({ path, chosen, to }) =>
  expect(await open(path, chosen)).toEqual(to && [301, to, "no-store"]),
)
