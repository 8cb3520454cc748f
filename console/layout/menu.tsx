import {
  ListItemIcon,
  ListItemText,
  MenuItem,
  SvgIcon,
  type Theme,
  useMediaQuery,
} from "@mui/material"
import { useEffect, useEffectEvent, useState } from "react"
import {
  Menu as StandardMenu,
  useStore,
  Sidebar as StandardSidebar,
  type SidebarProps,
  useSidebarState,
} from "react-admin"

import { nameOf } from "../actions.ts"
import { CloseIcon, OpenIcon, SiteIcon } from "../kit/page/icons.tsx"
import { useText, useTextOfKey } from "../kit/text/use-language.ts"
import { type ConsolePage, pages } from "../pages.ts"
import { useAllowed, usePermission } from "../permission.tsx"

function PageItem({ page }: { page: ConsolePage }) {
  const textOfKey = useTextOfKey()
  const { to, icon: Icon } = page
  return (
    <StandardMenu.Item
      to={to}
      state={{ _scrollToTop: true }}
      primaryText={nameOf(page, textOfKey)}
      leftIcon={
        <SvgIcon>
          <Icon />
        </SvgIcon>
      }
    />
  )
}

/** The pages of the site's content. The group stays as one left it; for editors, whose work it is, it begins open. */
function ContentItems({ items }: { items: ConsolePage[] }) {
  const t = useText()
  const may = usePermission()
  const [stored, setIsOpen] = useStore<boolean | undefined>("content.menu.isOpen")
  const isOpen = stored ?? !may("applications.read")
  return (
    <>
      <MenuItem tabIndex={0} aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
        <ListItemIcon>{isOpen ? <CloseIcon /> : <OpenIcon />}</ListItemIcon>
        <ListItemText>{t("console.content.name")}</ListItemText>
      </MenuItem>
      {isOpen && items.map((page) => <PageItem key={page.to} page={page} />)}
    </>
  )
}

export function Menu() {
  const t = useText()
  const allowed = useAllowed()(pages)
  const content = allowed.filter(({ menu }) => menu === "content")
  return (
    <StandardMenu>
      {allowed.map((page) => {
        if (page.menu === "main") return <PageItem key={page.to} page={page} />
        return page === content[0] && <ContentItems key="content" items={content} />
      })}
      <StandardMenu.Item
        to="/"
        component="a"
        href="/"
        target="_blank"
        primaryText={t("console.college")}
        leftIcon={<SiteIcon />}
      />
    </StandardMenu>
  )
}

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
