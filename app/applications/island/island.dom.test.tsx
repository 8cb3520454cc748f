import { render, screen } from "@testing-library/react"
import { afterEach, expect, test, vi } from "vitest"

import type { FormPageData } from "../form-view.tsx"
import { formMessages } from "../messages/messages.server.ts"
import { FormBoundary } from "./form-boundary.tsx"
import { toScriptText } from "./island-scripts.tsx"
import { loadLanguage, pressedLanguageLink, readPageData } from "./load-page.ts"
import { dataId, prefetchParts } from "./page-data.ts"
import { Link, useNavigate } from "./router.tsx"

afterEach(() => {
  vi.unstubAllGlobals()
  document.body.innerHTML = ""
})

const dataOf = (heading: string) =>
  ({ loaderData: { heading, messages: formMessages("hi") } }) as FormPageData
const typed = dataOf(`</script><script>alert("x")</script> & "अंजलि"`)

const english = `<a class="skip-link">Skip</a><header><a href="/hi/form" hreflang="hi">हिन्दी</a></header>
  <main><input value="kept"></main><footer>Help</footer>`
const hindi = `<html lang="hi"><body><a class="skip-link">मुख्य सामग्री</a><header><a href="/form" hreflang="en">English</a></header>
  <main></main><footer>सहायता</footer><script id="${dataId}" lang="hi" type="application/json">${toScriptText(typed, "hi")}</script></body></html>`

const answerWith = (html: string) => {
  vi.stubGlobal("fetch", async () => new Response(html))
  document.body.innerHTML = english
}

test("the data in the page are read back, whatever was typed", async () => {
  const page = new DOMParser().parseFromString(hindi, "text/html")
  expect(page.querySelectorAll("script")).toHaveLength(1)
  expect(await readPageData(page)).toMatchObject(typed)
})

test("the page leaves out the texts that all programmes share", () => {
  const { broken, fields } = formMessages("hi")
  expect(hindi).toContain(fields.applicant_name.label)
  expect(hindi).not.toContain(broken.title)
})

test("the other language replaces header and footer, and keeps form and focus", async () => {
  answerWith(hindi)
  document.querySelector<HTMLElement>("header a")!.focus()
  expect(await loadLanguage("/hi/form")).toMatchObject(typed)
  expect(document.documentElement.lang).toBe("hi")
  expect(document.body.textContent).toContain("सहायता")
  expect(document.body.textContent).not.toContain("Help")
  expect(document.querySelector("input")!.value).toBe("kept")
  expect(document.activeElement!.textContent).toBe("English")
})

test("a page without the form changes nothing", async () => {
  answerWith("<header>503</header>")
  await expect(loadLanguage("/hi/form")).rejects.toThrow("200")
  expect(document.querySelector("header")!.textContent).toBe("हिन्दी")
})

test.each([
  { what: "the language link", selector: "header a", init: {}, isPressed: true },
  { what: "a new tab", selector: "header a", init: { ctrlKey: true }, isPressed: false },
  { what: "another element", selector: "input", init: {}, isPressed: false },
])("a press of $what changes the language: $isPressed", ({ selector, init, isPressed }) => {
  document.body.innerHTML = english
  let pressed: HTMLElement | undefined
  document.addEventListener("click", (event) => (pressed = pressedLanguageLink(event)), {
    once: true,
  })
  const click = new MouseEvent("click", { bubbles: true, cancelable: true, ...init })
  document.querySelector(selector)!.dispatchEvent(click)
  expect(pressed !== undefined).toBe(isPressed)
})

test("links are plain, and no page is opened without a connection", async () => {
  const { container } = render(<Link to="/admission-status">Status</Link>)
  expect(container.innerHTML).toBe('<a href="/admission-status">Status</a>')
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("Failed to fetch")))
  await expect(useNavigate()("/admission-form/print/ABC")).rejects.toThrow("Failed to fetch")
})

test("the cropping tool is put into the cache for later", () => {
  document.body.innerHTML = `<script id="${dataId}" type="text/plain" data-parts="/a.js /a.css"></script>`
  prefetchParts()
  const links = [...document.querySelectorAll<HTMLLinkElement>("link[rel=prefetch]")]
  expect(links.map((link) => link.getAttribute("href"))).toEqual(["/a.js", "/a.css"])
  for (const link of links) link.remove()
})

test("an unexpected error is shown in the form's place, with a button to continue", () => {
  const messages = formMessages("en")
  const Broken = () => {
    throw new Error("broken")
  }
  vi.spyOn(console, "error").mockImplementation(() => undefined)
  render(
    <FormBoundary messages={messages}>
      <Broken />
    </FormBoundary>,
  )
  expect(screen.getByRole("alert").textContent).toContain(messages.broken.text)
  screen.getByRole("button", { name: messages.upload.reload })
})
