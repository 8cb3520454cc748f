import { expect, test } from "vitest"

import { consoleMessagesIn } from "#console/messages/messages.ts"
import { languages } from "#domain/content/languages.ts"
import { openPage } from "#tests/support/open-page.ts"

test("the console's page has the commands that its messages name, as the operator types them", async () => {
  const { html } = await openPage("/console")
  const content = /<meta name="commands" content="([^"]*)"/.exec(html)![1]!
  const commands = new URLSearchParams(content.replaceAll("&amp;", "&"))
  expect(commands.get("command_staff_link")).toBe("npm run staff:link")
  for (const language of languages) {
    const texts = JSON.stringify(consoleMessagesIn(language))
    const slots = [...texts.matchAll(/\{(command_\w+)\}/g)].map(([, name]) => name!)
    expect(slots.length).toBeGreaterThan(4)
    expect(slots.filter((name) => !commands.has(name))).toEqual([])
  }
})
