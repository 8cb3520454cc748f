import { Box, Button } from "@mui/material"
import { useQuery } from "@tanstack/react-query"
import { useEffect } from "react"
import { useGetIdentity, useNotify, useRefresh } from "react-admin"

import type { StaffApplication } from "#server/features/applications/applications.ts"

import { call, callInBackground } from "../api/call.ts"
import { useNotifyError } from "../api/use-request.ts"
import { useText } from "../kit/text/use-language.ts"
import { usePermission } from "../permission.tsx"
import { assign } from "./actions.ts"
import { useApplication } from "./use-application.ts"

/** A page that is silent for three of these counts as closed. */
const repeatMs = 30_000

const note = (id: string, signal: AbortSignal, isOpen: boolean) =>
  callInBackground("POST /applications/:id/open", { id, isOpen }, signal)

/** Tells colleagues that this application is open here, and names those who have it open too. */
export function AlsoOpen({ id }: { id: string }) {
  const t = useText()
  const { data: names = [] } = useQuery({
    queryKey: ["also-open", id],
    queryFn: ({ signal }) => note(id, signal, true),
    refetchInterval: repeatMs,
    retry: false,
    gcTime: 0,
  })
  useEffect(
    () => () => void note(id, new AbortController().signal, false).catch(() => undefined),
    [id],
  )
  return (
    <output>{names.length > 0 && t("console.assign.alsoOpen", { names: names.join(", ") })}</output>
  )
}

/** An application is new until a member of staff who may work on it opens it. */
const useMarkSeen = ({ id, seen_at }: StaffApplication) => {
  const mayWork = usePermission()("applications.work")
  const notifyError = useNotifyError()
  useEffect(() => {
    if (seen_at !== null || !mayWork) return
    call("POST /applications/seen", { ids: [id] }).catch(notifyError)
  }, [id, seen_at, mayWork, notifyError])
}

/** Who works on an application, and the button that takes or releases it. */
export function Assignment() {
  const application = useApplication()
  const refresh = useRefresh()
  const t = useText()
  const notify = useNotify()
  const notifyError = useNotifyError()
  const { identity } = useGetIdentity()
  const mayWork = usePermission()("applications.work")
  const { id, assigned_to: name } = application
  useMarkSeen(application)
  const isMine = name !== null && name === identity?.fullName
  const change = async () => {
    const changed = await assign([id], { takes: !isMine, from: name })
    if (changed.length === 0) notify("console.refusals.changed_meanwhile", { type: "warning" })
    refresh()
  }
  return (
    <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", columnGap: 1 }}>
      {t(name ? "console.assign.by" : "console.assign.nobody", { name })}
      {mayWork && (
        <Button size="small" variant="outlined" onClick={() => void change().catch(notifyError)}>
          {isMine
            ? t("console.assign.release")
            : t(`console.assign.${name ? "takeOver" : "take"}`, { name })}
        </Button>
      )}
      <AlsoOpen id={id} />
    </Box>
  )
}
