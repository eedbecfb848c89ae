import { css } from '@linaria/core';
import { below, shortWindow } from '#src/styles/breakpoints.ts';
import {
  color,
  duration,
  easing,
  layer,
  layout,
  radius,
  shadow,
  size,
  space,
  tracking,
  weight,
} from '#src/styles/tokens.ts';

export const overlay = css`
  inset: 0;
  position: fixed;
  z-index: ${layer.overlay};
`;

const centered = css`
  align-items: center;
  animation: veil ${duration.calm} ${easing.change};
  background: ${color.overlay};
  display: flex;
  justify-content: center;
  padding: ${space[4]};

  /* In a low window a modal ends above the toast at the bottom. */
  ${shortWindow} {
    :root:has([data-toast]) & {
      padding-bottom: 7rem;
    }
  }

  @keyframes veil {
    from {
      opacity: 0;
    }
  }
`;

/** On a wide screen the page stays uncovered, so that the reader sees the effect of the settings. */
const panelOverlay = css`
  display: flex;
  justify-content: flex-end;
  padding: calc(${layout.header} + ${space[2]}) ${space[5]} ${space[4]};

  ${below.lists} {
    align-items: end;
    background: ${color.overlay};
    padding: ${space[6]} 0 0;
  }
`;

const drawerOverlay = css`background: ${color.overlay};`;

const card = `
  background: ${color.raised};
  border: 1px solid ${color.line};
  border-radius: ${radius.lg};
  box-shadow: ${shadow.overlay};
  max-height: 100%;
`;

const modalBox = css`
  ${card}
  animation: rise ${duration.calm} ${easing.arrive};
  max-width: 26rem;
  overflow: auto;
  /* The hidden inputs of choices are positioned inside the box. They scroll with it when they take the focus. */
  position: relative;
  width: 100%;

  @keyframes rise {
    from {
      opacity: 0;
      transform: translateY(0.75rem);
    }
  }
`;

const frameBox = css`
  ${card}
  max-width: 100%;
  overflow: hidden;
  width: 402px;
`;

const panelBox = css`
  ${card}
  align-self: start;
  overflow: auto;
  width: min(24rem, 100%);

  ${below.lists} {
    align-self: end;
    border-radius: ${radius.lg} ${radius.lg} 0 0;
    border-width: 1px 0 0;
    width: 100%;
  }
`;

const drawerBox = css`
  background: ${color.raised};
  border-left: 1px solid ${color.line};
  box-shadow: ${shadow.overlay};
  inset-block: 0;
  max-width: 22rem;
  overflow: auto;
  position: absolute;
  right: 0;
  width: 85%;
`;

export const content = css`outline: none;`;

const alertContent = css`
  padding: ${space[6]} ${space[5]} ${space[5]};
  text-align: center;
`;

const modalContent = css`
  display: grid;
  gap: ${space[5]};
  padding: ${space[4]} ${space[5]} ${space[5]};
`;

const frameContent = css`
  display: flex;
  flex-direction: column;
  max-height: calc(100dvh - 2rem);
`;

const panelContent = css`
  ${below.lists} {
    padding-inline: ${space[4]};
  }
`;

const drawerContent = css`
  display: grid;
  gap: ${space[4]};
  padding: 0 ${space[4]} ${space[6]};
`;

export const header = css`
  align-items: center;
  display: flex;
  justify-content: space-between;
`;

const modalHeader = css`
  gap: ${space[3]};
  margin-right: -${space[2]};
`;

const frameHeader = css`
  border-bottom: 1px solid ${color.line};
  padding: ${space[2]} ${space[2]} ${space[2]} ${space[4]};
`;

/* A name can have several lines. */
const drawerHeader = css`
  border-bottom: 1px solid ${color.line};
  min-height: ${layout.header};
  padding-block: ${space[3]};
`;

const title = css`font-size: ${size.lg};`;

const alertTitle = css`
  border-bottom: 1px solid ${color.line};
  color: ${color.brandStrong};
  font-size: ${size.sm};
  font-weight: ${weight.strong};
  letter-spacing: ${tracking.text};
  margin: -${space[4]} -${space[5]} ${space[6]};
  padding-bottom: ${space[4]};
`;

const frameTitle = css`
  font-size: ${size.md};
  font-weight: ${weight.strong};
`;

/** The classes of each variant, and the size of its close icon in px. */
export const layouts = {
  modal: { overlay: centered, box: modalBox, content: modalContent, header: modalHeader, title, iconSize: 22 },
  alert: { overlay: centered, box: modalBox, content: alertContent, header: '', title: alertTitle, iconSize: 0 },
  frame: {
    overlay: centered,
    box: frameBox,
    content: frameContent,
    header: frameHeader,
    title: frameTitle,
    iconSize: 20,
  },
  panel: {
    overlay: panelOverlay,
    box: panelBox,
    content: `${modalContent} ${panelContent}`,
    header: modalHeader,
    title,
    iconSize: 22,
  },
  drawer: { overlay: drawerOverlay, box: drawerBox, content: drawerContent, header: drawerHeader, title, iconSize: 24 },
};

export const close = css`
  inset: ${space[3]} ${space[3]} auto auto;
  position: absolute;
`;

export const picture = css`
  align-items: center;
  background: ${color.tint};
  border: 1px solid ${color.line};
  border-radius: 50% 50% 50% 50% / 62% 62% 38% 38%;
  color: ${color.brand};
  display: inline-flex;
  height: 5rem;
  justify-content: center;
  margin-bottom: ${space[4]};
  padding-top: ${space[2]};
  width: 4.25rem;
`;

export const message = css`
  margin-bottom: ${space[6]};
  white-space: pre-line;
`;
