import { Component, type ReactNode } from "react"

import { Button } from "#ui/button/button.tsx"

import type { FormMessages } from "../messages/messages.server.ts"

interface FormBoundaryProps {
  messages: FormMessages
  children: ReactNode
}

/** Shows an unexpected error in the form's place. The draft is stored, so a reload continues with it. */
export class FormBoundary extends Component<FormBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError = () => ({ hasFailed: true })

  override render() {
    const { messages, children } = this.props
    if (!this.state.hasFailed) return children
    return (
      <div role="alert">
        <h1>{messages.broken.title}</h1>
        <p>{messages.broken.text}</p>
        <Button onClick={() => window.location.reload()}>{messages.upload.reload}</Button>
      </div>
    )
  }
}
