import { type ComponentProps, useEffect, useRef } from 'react';
import { Button } from '#src/components/buttons/button.tsx';

/** The longest time between the two clicks of a double click, in ms. */
const doubleClick = 500;

type NextButtonProps = Omit<ComponentProps<typeof Button>, 'onPress'> & { onPress: () => void };

/** A button that may come to stand where one was just pressed: the second click of a double click is not for it. */
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
        if (!isPointer || performance.now() - shownAt.current > doubleClick) onPress();
      }}
    />
  );
}
