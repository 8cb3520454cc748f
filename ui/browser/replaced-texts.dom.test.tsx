import { render, screen } from "@testing-library/react"
import { beforeAll, expect, test } from "vitest"

import { allowTranslation } from "./replaced-texts.ts"

// A translator has its own copies of these.
const { insertBefore, removeChild } = Node.prototype
beforeAll(allowTranslation)

/** As Chrome does: a `<font>` in place of each text. */
const translate = async (element: HTMLElement) => {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
  const isSeen = new Promise((resolve) => {
    new MutationObserver(resolve).observe(element, { childList: true, subtree: true })
  })
  const texts: Text[] = []
  while (walker.nextNode()) texts.push(walker.currentNode as Text)
  for (const text of texts) {
    const font = document.createElement("font")
    font.textContent = `[${text.data}]`
    const parent = text.parentNode!
    insertBefore.call(parent, font, text)
    removeChild.call(parent, text)
  }
  await isSeen
}

function Count({ n, isFull = false }: { n: number; isFull?: boolean }) {
  return (
    <p data-testid="count">
      {isFull && <strong>Full: </strong>}
      {n} of 6{n > 2 && " seats"}
    </p>
  )
}

const shown = () => screen.getByTestId("count").textContent

test("a changed text is shown in place of its translation", async () => {
  const { rerender } = render(<Count n={1} />)
  await translate(screen.getByTestId("count"))
  expect(shown()).toBe("[1][ of 6]")
  rerender(<Count n={2} />)
  await expect.poll(shown).toBe("2[ of 6]")
})

test("a translated text can be removed, and another be put before it", async () => {
  const { rerender } = render(<Count n={3} />)
  await translate(screen.getByTestId("count"))
  expect(shown()).toBe("[3][ of 6][ seats]")
  rerender(<Count n={1} isFull />)
  await expect.poll(shown).toBe("Full: 1[ of 6]")
})

test("an element that an extension has wrapped can be removed, and another be put before it", async () => {
  const List = ({ names }: { names: string[] }) => (
    <ul data-testid="count">
      {names.map((name) => (
        <li key={name}>{name}</li>
      ))}
    </ul>
  )
  const { rerender } = render(<List names={["a", "b"]} />)
  for (const item of document.querySelectorAll("li")) {
    const wrapper = document.createElement("div")
    item.replaceWith(wrapper)
    wrapper.append(item)
  }
  rerender(<List names={["a", "c", "b"]} />)
  expect(shown()).toBe("acb")
  rerender(<List names={["c"]} />)
  expect(shown()).toBe("c")
})
