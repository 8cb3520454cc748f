import {
  Box,
  Button as PlainButton,
  IconButton,
  List,
  ListItem,
  ListItemButton,
  Popover,
  Typography,
} from "@mui/material"
import { useQueryClient } from "@tanstack/react-query"
import { type MouseEvent, useState } from "react"
import { Button, useListContext, useNotify } from "react-admin"
import { Link } from "react-router-dom"

import type { SavedView } from "#server/features/applications/applications.ts"

import { call } from "../api/call.ts"
import { useNotifyError, useCall } from "../api/use-request.ts"
import { FormDialog } from "../kit/dialog/form-dialog.tsx"
import { compactButton } from "../kit/dialog/text-button.tsx"
import { PlainField } from "../kit/form/plain-field.tsx"
import type { Send } from "../kit/form/use-attempt.ts"
import { DeleteIcon, ViewsIcon } from "../kit/page/icons.tsx"
import { useUndoNotice } from "../kit/page/undo-notice.tsx"
import { listAddress } from "../kit/table/filters.ts"
import { useText } from "../kit/text/use-language.ts"
import { usePermission } from "../permission.tsx"

const path = "/views"

function SaveDialog({ onClose }: { onClose: () => void }) {
  const t = useText()
  const notify = useNotify()
  const queries = useQueryClient()
  const { filterValues: filter } = useListContext()
  const save: Send = async (text) => {
    await call("POST /views", { name: text("name"), filter })
    await queries.invalidateQueries({ queryKey: [path] })
    notify("console.views.saved", { type: "success" })
  }
  return (
    <FormDialog
      title={t("console.views.save")}
      onClose={onClose}
      send={save}
      draft="view"
      submit={{ label: "ra.action.save" }}
    >
      <PlainField name="name" label="console.views.name" hint="console.views.nameHint" />
    </FormDialog>
  )
}

function ViewItem({ view, onClose }: { view: SavedView; onClose: () => void }) {
  const t = useText()
  const may = usePermission()
  const queries = useQueryClient()
  const notifyError = useNotifyError()
  const tellUndo = useUndoNotice()
  const { name, filter } = view
  const change = async (changing: Promise<unknown>) => {
    await changing
    await queries.invalidateQueries({ queryKey: [path] })
  }
  const remove = async () => {
    await change(call("POST /views/remove", { name }))
    // The open menu would keep the notice from the keyboard.
    onClose()
    const text = t("console.views.removed", { name })
    tellUndo(text, () => change(call("POST /views", { name, filter })))
  }
  return (
    <ListItem disablePadding>
      <ListItemButton component={Link} to={listAddress("/applications", filter)} onClick={onClose}>
        {name}
      </ListItemButton>
      {may("applications.work") && (
        <IconButton
          aria-label={t("console.views.remove", { name })}
          onClick={() => void remove().catch(notifyError)}
        >
          <DeleteIcon fontSize="small" />
        </IconButton>
      )}
    </ListItem>
  )
}

/** The views that staff share: filters under a name. */
export function ViewsButton() {
  const t = useText()
  const may = usePermission()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const [isSaving, setIsSaving] = useState(false)
  const { data: views = [] } = useCall("GET /views")
  const close = () => setAnchor(null)
  const save = () => {
    close()
    setIsSaving(true)
  }
  return (
    <>
      <Button
        label="console.views.title"
        {...compactButton(t("console.views.title"))}
        onClick={(event: MouseEvent<HTMLElement>) => setAnchor(event.currentTarget)}
      >
        <ViewsIcon />
      </Button>
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={close}
        anchorOrigin={{ vertical: "bottom", horizontal: "left" }}
        slotProps={{ paper: { role: "dialog", "aria-label": t("console.views.title") } }}
      >
        <Box sx={{ p: 1, maxWidth: 320 }}>
          <List dense disablePadding>
            {views.map((view) => (
              <ViewItem key={view.name} view={view} onClose={close} />
            ))}
          </List>
          {views.length === 0 && <Typography sx={{ p: 1 }}>{t("console.views.none")}</Typography>}
          {may("applications.work") && (
            <PlainButton onClick={save}>{t("console.views.save")}</PlainButton>
          )}
          <Typography variant="body2" sx={{ px: 1, color: "text.secondary" }}>
            {t("console.views.hint")}
          </Typography>
        </Box>
      </Popover>
      {isSaving && <SaveDialog onClose={() => setIsSaving(false)} />}
    </>
  )
}
