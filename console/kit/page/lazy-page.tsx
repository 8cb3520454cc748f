import { Alert, Button } from "@mui/material"
import { type ComponentType, lazy, Suspense } from "react"
import { Error as StandardError, type ErrorProps } from "react-admin"

import { ChunkFailed, loadChunk } from "#ui/chunk/load-chunk.ts"

import { useText } from "../text/use-language.ts"
import { Waiting } from "./waiting.tsx"

type Load<Props> = () => Promise<ComponentType<Props>>

// oxlint-disable-next-line typescript/no-explicit-any -- a component with any props
type Component = ComponentType<any>

/** A page whose scripts are loaded when it is first shown: the component of this name in a module. */
export const lazyPage = <Name extends string, Module extends Record<Name, Component>>(
  load: () => Promise<Module>,
  name: Name,
) => lazy(async () => ({ default: (await loadChunk(load))[name] }))

const reload = () => window.location.reload()

/** Shown while scripts are loaded. If they are late, only a reload asks for them again. */
export function WaitingForScripts({ lines }: { lines?: number }) {
  return <Waiting onRetry={reload} {...(lines !== undefined && { lines })} />
}

/** Says that scripts failed to load, with a button that reloads the page (specification 3.13). */
export function ChunkAlert() {
  const t = useText()
  const button = (
    <Button color="inherit" onClick={reload}>
      {t("console.reload")}
    </Button>
  )
  return (
    <Alert severity="error" action={button} sx={{ my: 2 }}>
      {t("console.chunkFailed")}
    </Alert>
  )
}

/** Scripts that are loaded when they are first shown. If they fail, `Failed` is shown in their place. */
export const lazyOr = <Props extends object>(load: Load<Props>, Failed: ComponentType<Props>) =>
  lazy(async () => ({ default: await loadChunk(load).catch(() => Failed) }))

/** A part of a page or of a dialog; the rest can be used while its scripts load, and if they fail. */
export const lazyPart = <Props extends object>(load: Load<Props>, lines = 0) => {
  const Part = lazyOr(load, ChunkAlert)
  const fallback = lines > 0 && <WaitingForScripts lines={lines} />
  return function LazyPart(props: Props) {
    return (
      <Suspense fallback={fallback}>
        <Part {...props} />
      </Suspense>
    )
  }
}

export function PageError({ error, ...rest }: ErrorProps) {
  if (error instanceof ChunkFailed) return <ChunkAlert />
  return <StandardError {...rest} error={error} resetErrorBoundary={() => undefined} />
}

/** Moves the focus to the content of the page, from which the keyboard goes on. */
export const focusContent = () => {
  const main = document.getElementById("main-content")
  if (!main) return
  main.tabIndex = -1
  main.style.outline = "none"
  main.focus({ preventScroll: true })
}
