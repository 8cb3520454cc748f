import { type Theme, useMediaQuery } from "@mui/material"
import { useEffect, useEffectEvent, useState } from "react"
import { Sidebar as StandardSidebar, type SidebarProps, useSidebarState } from "react-admin"

/**
 * The menu's place. A phone shows an open menu as a dialog over the page, so a window that is narrowed closes its menu, and
 * opens it again when it is widened. It is closed from the first render on: MUI's drawer keeps
 * the page locked if it is closed before its opening transition begins.
 */
export function Sidebar(props: SidebarProps) {
  const isPhone = useMediaQuery<Theme>((theme) => theme.breakpoints.down("sm"))
  const [isOpen, setIsOpen] = useSidebarState()
  const [isPrepared, setIsPrepared] = useState(false)
  const readIsOpen = useEffectEvent(() => isOpen)
  useEffect(() => {
    setIsPrepared(isPhone)
    if (!isPhone) return undefined
    const wasOpen = readIsOpen()
    setIsOpen(false)
    return () => setIsOpen(wasOpen)
  }, [isPhone, setIsOpen])
  return <StandardSidebar {...props} open={isOpen && (isPrepared || !isPhone)} />
}
