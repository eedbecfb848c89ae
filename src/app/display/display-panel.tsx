import { useEffect, useState, useSyncExternalStore } from 'react';
import { Button } from '#src/components/buttons/button.tsx';
import { SegmentedControl } from '#src/components/fields/segmented-control.tsx';
import { VisuallyHidden } from '#src/components/layout/visually-hidden.tsx';
import { Dialog } from '#src/components/overlays/dialog.tsx';
import { type Display, type DisplaySetting, displayChoices } from '#src/lib/browser/display.ts';
import * as style from './display-panel.style.ts';
import { changeDisplay, displayStore, loadDisplay, resetDisplay } from './display-store.ts';

type Texts = { [Part in DisplaySetting]: { title: string; choices: Record<Display[Part], string> } };

const texts: Texts = {
  text: { title: '글자 크기', choices: { 100: '100%', 112: '112%', 125: '125%', 150: '150%' } },
  contrast: { title: '대비', choices: { standard: '기본', more: '높게' } },
  theme: { title: '화면 색', choices: { system: '시스템', light: '밝게', dark: '어둡게' } },
  motion: { title: '움직임', choices: { full: '기본', still: '멈춤' } },
};

/**
 * Renders the display settings: text size, contrast, theme and motion. A change takes effect after the next paint, and on later
 * visits before the first paint. Each change is announced. If the browser cannot store the settings, a note in the panel
 * states it.
 */
export function DisplayPanel({ onClose }: { onClose: () => void }) {
  const { display, isNotStored } = useSyncExternalStore(displayStore.subscribe, displayStore.get, displayStore.get);
  const [announcement, setAnnouncement] = useState('');
  useEffect(loadDisplay, []);

  const renderChoice = <Part extends DisplaySetting>(part: Part) => {
    const { title, choices } = texts[part];
    const options: readonly Display[Part][] = displayChoices[part];
    return (
      <SegmentedControl
        label={title}
        options={options.map((key) => ({ key, text: choices[key] }))}
        selected={display[part]}
        onSelect={(key) => {
          changeDisplay(part, key);
          setAnnouncement(`${title}: ${choices[key]}`);
        }}
      />
    );
  };

  return (
    <Dialog variant="panel" title="화면 설정" onClose={onClose}>
      {renderChoice('text')}
      {renderChoice('contrast')}
      {renderChoice('theme')}
      {renderChoice('motion')}
      <Button
        variant="plain"
        onPress={() => {
          resetDisplay();
          setAnnouncement('처음 설정으로 되돌렸습니다.');
        }}
      >
        처음 설정으로
      </Button>
      <div role="status" className={style.status}>
        <VisuallyHidden>{announcement}</VisuallyHidden>
        {isNotStored && <p>이 브라우저가 설정을 저장하지 못해, 이번 방문 동안만 적용됩니다.</p>}
      </div>
    </Dialog>
  );
}
