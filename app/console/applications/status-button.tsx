import StatusIcon from "@mui/icons-material/SwapHoriz"
import { Menu, MenuItem } from "@mui/material"
import { useState } from "react"
import { Button, usePermissions } from "react-admin"

import { isOneByOne, type Status, transitionsFrom } from "#domain/admission/workflow.ts"
import type { Role } from "#domain/staff/permissions.ts"

import type { ListedApplication } from "./application.ts"
import { useChoices } from "./choices.ts"
import { StatusDialog } from "./status-dialog.tsx"

interface StatusButtonProps {
  applications: readonly ListedApplication[]
  onDone: () => void
}

/** Brings all that are ticked one step further; offered is what fits every one of them. */
export function StatusButton({ applications, onDone }: StatusButtonProps) {
  const { permissions: role } = usePermissions<Role>()
  const { statuses } = useChoices()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const [to, setTo] = useState<Status>()
  if (!role) return null
  const possible = statuses.filter(
    ({ id }) =>
      !isOneByOne(id) &&
      applications.every(({ status }) =>
        transitionsFrom(status, role).some((transition) => transition.to === id),
      ),
  )
  return (
    <>
      <Button
        label="console.applications.changeStatus"
        disabled={possible.length === 0}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <StatusIcon />
      </Button>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {possible.map(({ id, name }) => (
          <MenuItem
            key={id}
            onClick={() => {
              setAnchor(null)
              setTo(id)
            }}
          >
            {name}
          </MenuItem>
        ))}
      </Menu>
      {to && (
        <StatusDialog
          applications={applications}
          to={to}
          onClose={() => setTo(undefined)}
          onDone={onDone}
        />
      )}
    </>
  )
}
