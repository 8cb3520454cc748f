/*
 * What the oldest browsers lack (browsers.ts), and our code or a library uses. Only browsers without it load this file
 * (app/hydration/load-scripts.ts). tests/http/oldest-browsers.test.ts finds what is used and missing here.
 */
// oxlint-disable-next-line unicorn/require-module-specifiers -- makes this file a module
export {}

const define = (owner: object, methods: Record<string, unknown>) => {
  for (const [name, value] of Object.entries(methods)) {
    if (name in owner) continue
    Object.defineProperty(owner, name, { value, writable: true, configurable: true })
  }
}

function at(this: ArrayLike<unknown>, index: number) {
  return this[index < 0 ? index + this.length : index]
}

type Test = (value: unknown, index: number, list: unknown[]) => boolean

function findLastIndex(this: unknown[], test: Test) {
  let index = this.length - 1
  while (index >= 0 && !test(this[index], index, this)) index--
  return index
}

define(String.prototype, { at })
define(Array.prototype, {
  at,
  findLastIndex,
  findLast(this: unknown[], test: Test) {
    return this[findLastIndex.call(this, test)]
  },
  toReversed(this: unknown[]) {
    // oxlint-disable-next-line unicorn/no-array-reverse -- of a copy
    return [...this].reverse()
  },
  toSorted(this: unknown[], compare?: (a: unknown, b: unknown) => number) {
    // oxlint-disable-next-line unicorn/no-array-sort -- of a copy
    return [...this].sort(compare)
  },
  toSpliced(this: unknown[], ...change: [start: number, count: number]) {
    const copy = [...this]
    copy.splice(...change)
    return copy
  },
  with(this: unknown[], index: number, value: unknown) {
    const copy = [...this]
    copy[index < 0 ? index + copy.length : index] = value
    return copy
  },
})

define(Object, {
  hasOwn: (object: object, key: PropertyKey) => Object.prototype.hasOwnProperty.call(object, key),
})

define(Map, {
  groupBy: (values: Iterable<unknown>, keyOf: (value: unknown, index: number) => unknown) => {
    const groups = new Map<unknown, unknown[]>()
    let index = 0
    for (const value of values) {
      const key = keyOf(value, index++)
      const group = groups.get(key)
      if (group) group.push(value)
      else groups.set(key, [value])
    }
    return groups
  },
})

define(URL, {
  canParse: (url: string, base?: string) => {
    try {
      return Boolean(new URL(url, base))
    } catch {
      return false
    }
  },
})

/** React Router reads the page's data through two transform streams. Without backpressure: the data are there. */
const defineStreams = () => {
  function TransformStream(this: { transformer: Transformer }, transformer: Transformer) {
    this.transformer = transformer
  }
  function TextEncoderStream(this: { transformer: Transformer }) {
    const encoder = new TextEncoder()
    this.transformer = {
      transform: (text, controller) => controller.enqueue(encoder.encode(text)),
    }
  }
  function pipeThrough(this: ReadableStream, { transformer }: { transformer: Transformer }) {
    const reader = this.getReader()
    return new ReadableStream({
      start: async (controller) => {
        const out = controller as unknown as TransformStreamDefaultController
        for (let read = await reader.read(); !read.done; read = await reader.read()) {
          await transformer.transform?.(read.value, out)
        }
        await transformer.flush?.(out)
        controller.close()
      },
    })
  }
  Object.assign(globalThis, { TransformStream, TextEncoderStream })
  Object.assign(ReadableStream.prototype, { pipeThrough })
}
const streams = ["TransformStream", "TextEncoderStream"]
if (!streams.every((name) => name in globalThis) || !("pipeThrough" in ReadableStream.prototype)) {
  defineStreams()
}

/** What had the focus before a dialog opened. */
const openers = new WeakMap<Element, Element | null>()

const keepFocusIn = (dialog: Element, event: KeyboardEvent) => {
  const parts = dialog.querySelectorAll<HTMLElement>(
    "a[href], button, input, select, textarea, [tabindex]",
  )
  const [first, last] = [parts[0], parts[parts.length - 1]]
  const edge = event.shiftKey ? first : last
  if (document.activeElement !== edge && dialog.contains(document.activeElement)) return
  event.preventDefault()
  ;(event.shiftKey ? last : first)?.focus()
}

/** Modal dialogs: base.css places them over the page. */
const defineDialogs = (prototype: object) => {
  Object.defineProperty(prototype, "open", {
    configurable: true,
    get(this: HTMLElement) {
      return this.hasAttribute("open")
    },
  })
  define(prototype, {
    showModal(this: HTMLElement) {
      openers.set(this, document.activeElement)
      for (const [name, value] of Object.entries({ role: "dialog", "aria-modal": "true" })) {
        this.setAttribute(name, value)
      }
      this.setAttribute("open", "")
      this.setAttribute("data-modal", "")
      this.querySelector<HTMLElement>("[autofocus], button, input, select, a[href]")?.focus()
    },
    close(this: HTMLElement) {
      if (!this.hasAttribute("open")) return
      this.removeAttribute("open")
      this.removeAttribute("data-modal")
      ;(openers.get(this) as HTMLElement | null)?.focus()
      setTimeout(() => this.dispatchEvent(new Event("close")))
    },
  })
  document.addEventListener("keydown", (event) => {
    const dialogs = document.querySelectorAll<HTMLDialogElement>("dialog[data-modal]")
    const dialog = dialogs[dialogs.length - 1]
    if (!dialog) return
    if (event.key === "Tab") keepFocusIn(dialog, event)
    if (event.key !== "Escape" || event.defaultPrevented) return
    if (dialog.dispatchEvent(new Event("cancel", { cancelable: true }))) dialog.close()
  })
}
const dialog: object = Object.getPrototypeOf(document.createElement("dialog"))
if (!("showModal" in dialog)) defineDialogs(dialog)
