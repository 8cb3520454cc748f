import { Alert, Button } from "@mui/material"
import { type ComponentType, lazy } from "react"
import { Error as StandardError, type ErrorProps, useTranslate } from "react-admin"

import { ChunkFailed, loadChunk } from "#app/ui/chunk/load-chunk.ts"

/** A page, or a part of one, whose scripts are loaded when it is first shown. */
export const lazyPage = <Props = object,>(load: () => Promise<ComponentType<Props>>) =>
  lazy(async () => ({ default: await loadChunk(load) }))

/** Shown in place of a page that failed. A page whose scripts did not load needs a reload (specification 3.13). */
export function PageError({ error, ...rest }: ErrorProps) {
  const translate = useTranslate()
  if (!(error instanceof ChunkFailed)) {
    return <StandardError {...rest} error={error} resetErrorBoundary={() => undefined} />
  }
  const reload = (
    <Button color="inherit" onClick={() => window.location.reload()}>
      {translate("console.reload")}
    </Button>
  )
  return (
    <Alert severity="error" action={reload} sx={{ my: 2 }}>
      {translate("console.chunkFailed")}
    </Alert>
  )
}
