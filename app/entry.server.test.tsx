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

import { requestContext } from "#server/http/pages/request-context.ts"

import * as entry from "./entry.server.tsx"

const maliciousText = `</script><script>alert("evil")</script><!--<script>`

/** A vulnerable page: it writes stored text as unescaped HTML. */
function VulnerablePage() {
  const { title } = useLoaderData<{ title: string }>()
  return (
    <html lang="en">
      <body>
        <h1>{title}</h1>
        <div dangerouslySetInnerHTML={{ __html: `<p>${maliciousText}</p>` }} />
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
      module: {
        default: VulnerablePage,
        loader: () => ({ title: maliciousText, colours: ":root{--navy:#7a1f2b}" }),
      },
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

const renderVulnerablePage = async () => {
  let allowed: string[] = []
  let styles: string[] = []
  const context = new RouterContextProvider()
  const requestContextStub = {
    logError: (error: unknown) => {
      throw error
    },
    policyFor: (scripts: string[], texts: string[]) => {
      styles = texts
      allowed = scripts.map(hashOf)
      return "the policy"
    },
  }
  context.set(requestContext, requestContextStub as never)
  const handle = createRequestHandler(build, "production")
  const response = await handle(new Request("http://college.example/"), context)
  const html = await response.text()
  // Like a browser: a script ends at the first end tag.
  const executable = /<script(?! type="application\/ld\+json")[^>]*>([^]*?)<\/script/g
  const scripts = Array.from(html.matchAll(executable), ([, text]) => text!)
  return { html, allowed, styles, scripts, policy: response.headers.get("content-security-policy") }
}

test("the CSP allows a page's own scripts but no stored script, even on a vulnerable page", async () => {
  const { html, allowed, scripts, policy } = await renderVulnerablePage()
  expect(policy).toBe("the policy")
  const allowedScripts = scripts.filter((script) => allowed.includes(hashOf(script)))
  const blockedScripts = scripts.filter((script) => !allowed.includes(hashOf(script)))
  expect(blockedScripts).toContain(`alert("evil")`)
  expect(allowedScripts.join("\n")).toContain("window.__reactRouterContext = ")
  expect(allowedScripts.join("\n")).toContain("streamController.enqueue(")
  expect(allowedScripts.join("\n")).toContain("streamController.close()")
  expect(allowedScripts.join("\n")).toContain("/assets/entry.js")
  // The stored text is also in the serialised loader data, where it can't end the script.
  expect(allowedScripts.filter((script) => script.includes("evil"))).toHaveLength(1)
  expect(html.match(/alert\("evil"\)<\/script>/g)).toHaveLength(1)
  expect(allowed).toHaveLength(allowedScripts.length)
})

test("the CSP allows the style sheet of the college's colours", async () => {
  const { styles } = await renderVulnerablePage()
  expect(styles).toEqual([":root{--navy:#7a1f2b}"])
})

test("the page has no nonce and is identical for every request, so it can be cached", async () => {
  const [one, other] = [await renderVulnerablePage(), await renderVulnerablePage()]
  expect(one.html).not.toContain("nonce")
  expect(one.html).toBe(other.html)
})
