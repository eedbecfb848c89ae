import { type ComponentProps, useEffect, useRef } from 'react';
import { Button } from '#src/components/buttons/button.tsx';

/** The maximum time between the two clicks of a double click, in ms. */
const doubleClickMs = 500;

type NextButtonProps = Omit<ComponentProps<typeof Button>, 'onPress'> & { onPress: () => void };

/**
 * Renders a button that ignores pointer clicks just after it appears. It can appear below the pointer after another
 * button was pressed, and must not receive the second click of a double click.
 */
export function NextButton({ onPress, ...props }: NextButtonProps) {
  const shownAt = useRef(0);
  useEffect(() => {
    shownAt.current = performance.now();
  }, []);
  return (
    <Button
      {...props}
      onPress={({ pointerType }) => {
        const isPointer = pointerType === 'mouse' || pointerType === 'touch' || pointerType === 'pen';
        if (!isPointer || performance.now() - shownAt.current > doubleClickMs) onPress();
      }}
    />
  );
}
