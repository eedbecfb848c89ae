import { X } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { Dialog as AriaDialog, Heading } from 'react-aria-components/Dialog';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { Button } from '#src/components/buttons/button.tsx';
import { focusMainHeadingIfLost } from '#src/lib/browser/focus-heading.ts';
import * as style from './dialog.style.ts';

/**
 * Scrolls the focused control into view after Tab. React Aria moves the focus without scrolling, and a dialog with one
 * control keeps the focus there (WCAG 2.4.7).
 */
function showFocusedControl({ key }: KeyboardEvent): void {
  if (key === 'Tab') document.activeElement?.scrollIntoView({ block: 'nearest' });
}

/**
 * How long a dialog stays open against a press outside, in ms. The second press of a double click on the button that opened
 * it is one.
 */
const doubleClickMs = 500;

type DialogProps = {
  /** The accessible name, shown as the heading unless `isTitleHidden`. */
  title: string;
  isTitleHidden?: boolean;
  /**
   * modal: a card in the middle. alert: a message with its own buttons and no close button. frame: a card for an
   * iframe. panel: a card below the header, on a phone at the bottom. drawer: at the right edge.
   */
  variant?: keyof typeof style.layouts;
  /** Disables the close button, Escape and the click outside while an operation is in progress. */
  isLocked?: boolean;
  /** The current step of a dialog with several steps. When it changes, the dialog takes the focus again. */
  step?: string;
  onClose: () => void;
  children: ReactNode;
};

/**
 * Renders an open dialog over the page (WAI-ARIA APG, dialog and alert dialog). Escape and a click outside close it, but
 * not the second click of a double click that opened it. The focus returns to the element that had it, or goes to the
 * main heading if that element was removed (WCAG 2.4.3).
 */
export function Dialog({
  title,
  isTitleHidden = false,
  variant = 'modal',
  isLocked = false,
  step = '',
  onClose,
  children,
}: DialogProps) {
  const isAlert = variant === 'alert';
  const layout = style.layouts[variant];
  const [openedAt] = useState(() => performance.now());
  useEffect(() => {
    // One alert can replace another, so ModalHost moves the focus after the last of them.
    if (isAlert) return;
    return () => void requestAnimationFrame(focusMainHeadingIfLost);
  }, [isAlert]);
  useEffect(() => {
    document.addEventListener('keyup', showFocusedControl);
    return () => document.removeEventListener('keyup', showFocusedControl);
  }, []);
  const heading = (
    <Heading slot="title" className={layout.title}>
      {title}
    </Heading>
  );
  return (
    <ModalOverlay
      isOpen
      isDismissable={!isLocked}
      isKeyboardDismissDisabled={isLocked}
      shouldCloseOnInteractOutside={() => performance.now() - openedAt > doubleClickMs}
      onOpenChange={(isOpen) => isOpen || onClose()}
      className={`${style.overlay} ${layout.overlay}`}
    >
      <Modal className={layout.box}>
        <AriaDialog
          key={step}
          role={isAlert ? 'alertdialog' : 'dialog'}
          aria-label={isTitleHidden ? title : undefined}
          className={`${style.content} ${layout.content}`}
        >
          {isAlert ? (
            !isTitleHidden && heading
          ) : (
            <div className={`${style.header} ${layout.header}`}>
              {heading}
              {!isLocked && (
                <Button variant="icon" aria-label="닫기" onPress={onClose}>
                  <X aria-hidden size={layout.iconSize} />
                </Button>
              )}
            </div>
          )}
          {children}
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  );
}
