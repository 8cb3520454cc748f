import { createHash } from "node:crypto"

import {
  createRequestHandler,
  Outlet,
  RouterContextProvider,
  Scripts,
  ScrollRestoration,
  type ServerBuild,
  useLoaderData,
} from "react-router"
import { expect, test } from "vitest"

import { themeScript } from "#app/layout/preferences/theme-script.ts"
import { requestContext } from "#server/http/pages/request-context.ts"

import * as entry from "./entry.server.tsx"

const evil = `</script><script>alert("evil")</script><!--<script>`

/** As bad as a page could be: it writes what was stored as HTML, unescaped. */
function CarelessPage() {
  const { title } = useLoaderData<{ title: string }>()
  return (
    <html lang="en">
      <body>
        <h1>{title}</h1>
        <div dangerouslySetInnerHTML={{ __html: `<p>${evil}</p>` }} />
        <script type="application/ld+json">{title}</script>
        <Outlet />
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  )
}

const build = {
  entry: { module: entry },
  routes: {
    root: {
      id: "root",
      path: "",
      module: { default: CarelessPage, loader: () => ({ title: evil }) },
    },
  },
  assets: {
    entry: { module: "/assets/entry.js", imports: [] },
    routes: { root: { id: "root", path: "", module: "/assets/root.js", hasLoader: true } },
    url: "/assets/manifest.js",
    version: "1",
  },
  publicPath: "/",
  assetsBuildDirectory: "",
  future: {},
  ssr: true,
  isSpaMode: false,
  prerender: [],
  routeDiscovery: { mode: "initial", manifestPath: "/__manifest" },
} as unknown as ServerBuild

const hashOf = (script: string) => createHash("sha256").update(script).digest("base64")

const renderCarelessPage = async () => {
  let allowed: string[] = []
  const context = new RouterContextProvider()
  const desk = {
    logError: (error: unknown) => {
      throw error
    },
    policyFor: (scripts: string[]) => {
      allowed = scripts.map(hashOf)
      return "the policy"
    },
  }
  context.set(requestContext, desk as never)
  const handle = createRequestHandler(build, "production")
  const response = await handle(new Request("http://college.example/"), context)
  const html = await response.text()
  // As a browser cuts it: a script ends at the first end tag, whoever wrote that.
  const executable = /<script(?! type="application\/ld\+json")[^>]*>([^]*?)<\/script/g
  const scripts = Array.from(html.matchAll(executable), ([, text]) => text!)
  return { html, allowed, scripts, policy: response.headers.get("content-security-policy") }
}

test("a page's own scripts may run, and nothing that was stored, however careless the page", async () => {
  const { html, allowed, scripts, policy } = await renderCarelessPage()
  expect(policy).toBe("the policy")
  const may = scripts.filter((script) => allowed.includes(hashOf(script)))
  const mayNot = scripts.filter((script) => !allowed.includes(hashOf(script)))
  expect(mayNot).toContain(`alert("evil")`)
  expect(may.join("\n")).toContain("window.__reactRouterContext = ")
  expect(may.join("\n")).toContain("streamController.enqueue(")
  expect(may.join("\n")).toContain("streamController.close()")
  expect(may.join("\n")).toContain("/assets/entry.js")
  // The stored text travels among the data too, where it can't end the script it stands in.
  expect(may.filter((script) => script.includes("evil"))).toHaveLength(1)
  expect(html.match(/alert\("evil"\)<\/script>/g)).toHaveLength(1)
  expect(allowed).toContain(hashOf(themeScript))
  expect(allowed).toHaveLength(may.length + 1)
})

test("nothing of the marks is left, so one page may be sent to many", async () => {
  const [one, other] = [await renderCarelessPage(), await renderCarelessPage()]
  expect(one.html).not.toContain("nonce")
  expect(one.html).toBe(other.html)
})
