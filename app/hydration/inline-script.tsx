import { useHydrated } from "#app/use-hydrated.ts"

// oxlint-disable-next-line typescript/no-explicit-any -- any function has a text
type AnyFunction = (...args: any[]) => void

/**
 * The text of an inline script that calls a function with arguments: functions, or expressions as text. Only their own
 * text is sent, so functions must use nothing from outside.
 */
export const inlineScript = (call: AnyFunction, ...args: (AnyFunction | string)[]) =>
  `(${call})(${args.join()})`

/**
 * An inline script in the server's page; after hydration it has run and is gone. The browser's bundle passes no text:
 * React ignores the difference.
 */
export function InlineScript({ text = "", type }: { text: string | undefined; type?: string }) {
  if (useHydrated()) return null
  return <script type={type} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: text }} />
}
