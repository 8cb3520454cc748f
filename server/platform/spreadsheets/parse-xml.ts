import { setImmediate as yieldToEventLoop } from "node:timers/promises"

import { UnreadableTable } from "./table.ts"

/** The events of one XML file. Names and attributes come without their namespace prefix. */
export interface XmlHandlers {
  open?: (name: string, attributes: () => Record<string, string>) => void
  close?: (name: string) => void
  text?: (text: string) => void
}

const withoutPrefix = (name: string) => name.slice(name.indexOf(":") + 1)

const bytesOfTurn = 512 * 1024

/** Attributes without namespace prefix, decoded. Declarations of namespaces are left out. */
const plainAttributes = (attributes: Record<string, string>, decode: (text: string) => string) => {
  const plain: Record<string, string> = {}
  for (const [name, value] of Object.entries(attributes)) {
    if (!name.startsWith("xmlns")) plain[withoutPrefix(name)] = decode(value)
  }
  return plain
}

const fail = () => {
  throw new UnreadableTable("damaged")
}

/**
 * Parses an XML file in turns, so that other requests are answered meanwhile. A file with a document type is damaged: workbooks
 * have none, and its entities could grow without limit. Throws UnreadableTable, and what a handler throws.
 */
export const parseXml = async (xml: Uint8Array, { open, close, text }: XmlHandlers) => {
  // Loaded for the first workbook.
  const { Parser } = await import("saxen")
  let hasToken = false
  const parser = new Parser()
    .on("error", fail)
    .on("attention", fail)
    .on("openTag", (name, attributes, decode) => {
      hasToken = true
      open?.(withoutPrefix(name), () => plainAttributes(attributes(), decode))
    })
    .on("closeTag", (name) => close?.(withoutPrefix(name)))
    .on("text", (part, decode) => text?.(decode(part)))
    .on("cdata", (part) => text?.(part))
  const decoder = new TextDecoder()
  let size = bytesOfTurn
  for (let at = 0; at < xml.length;) {
    hasToken = false
    parser.write(decoder.decode(xml.subarray(at, at + size), { stream: true }))
    at += size
    // The parser copies an incomplete token to the next part: larger parts bound the work for a long one.
    size = hasToken ? bytesOfTurn : size * 2
    await yieldToEventLoop()
  }
  parser.end()
}
