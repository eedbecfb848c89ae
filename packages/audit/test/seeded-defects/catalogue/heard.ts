import type { SeededDefect } from '#test/seeded-defects/defect.ts';

/** Defects of what a person hears, and of what happens by itself. */
export const heardDefects: readonly SeededDefect[] = [
  {
    id: 'heard-new-region',
    description: '알림 영역을 글과 함께 새로 넣어 들리지 않는다',
    criteria: ['4.1.3'],
    state: 'notices-none',
    seed: (seeder) =>
      seeder.changeEvery('main p[role=status]', (region) => {
        if (region.textContent === '' || region.hasAttribute('data-copied')) return;
        const copy = document.createElement('p');
        copy.setAttribute('role', 'status');
        copy.setAttribute('data-copied', '');
        copy.textContent = region.textContent;
        region.removeAttribute('role');
        region.after(copy);
      }),
  },
  {
    id: 'heard-switched-off',
    description: '알림 영역이 꺼져 있다',
    criteria: ['4.1.3'],
    state: 'find-id-sent',
    seed: (seeder) => seeder.setAttribute('[role=status]', 'aria-live', 'off'),
  },
  {
    id: 'heard-always-busy',
    description: '알림 영역이 늘 바쁘다고 한다',
    criteria: ['4.1.3'],
    state: 'my-education-added',
    seed: (seeder) => seeder.setAttribute('main', 'aria-busy', 'true'),
  },
  {
    id: 'heard-dialog-text',
    description: '알림 창이 열려도 그 글을 읽지 않는다',
    criteria: ['4.1.3'],
    state: 'registration-paid',
    seed: (seeder) => seeder.removeAttributes('[role=alertdialog]', 'aria-describedby'),
  },
  {
    id: 'heard-all-the-time',
    description: '알림 영역이 매초 말한다',
    criteria: ['4.1.3', '2.2.2'],
    state: 'login',
    seed: (seeder) =>
      seeder.changeFirst('main form', (form) => {
        const clock = document.createElement('p');
        clock.setAttribute('role', 'status');
        form.append(clock);
        let seconds = 0;
        setInterval(() => {
          seconds += 1;
          clock.textContent = `${seconds}초 지났습니다.`;
        }, 900);
      }),
  },
  {
    id: 'moves-focus',
    description: '초점이 저절로 옮겨 간다',
    criteria: ['2.4.3', '3.2.1', '2.2.2'],
    state: 'notices',
    revealedBy: 'clock',
    seed: () => setInterval(() => document.querySelector<HTMLElement>('main a[href]')?.focus(), 7000),
  },
  {
    id: 'moves-text',
    description: '글이 매초 바뀌는데 멈출 수 없다',
    criteria: ['2.2.2'],
    state: 'registration',
    revealedBy: 'clock',
    seed: (seeder) =>
      seeder.changeFirst('main h2', (heading) => {
        const clock = document.createElement('p');
        heading.after(clock);
        setInterval(() => {
          clock.textContent = `${performance.now()}`;
        }, 1000);
      }),
  },
  {
    id: 'moves-by-reloading',
    description: '화면이 저절로 다시 열린다',
    criteria: ['2.2.1'],
    state: 'notices',
    revealedBy: 'clock',
    seed: () => setTimeout(() => location.reload(), 90_000),
  },
  {
    id: 'other-name-here',
    description: '같은 링크의 이름이 이 화면에서만 다르다',
    criteria: ['3.2.4'],
    state: 'contact',
    revealedBy: 'consistency',
    seed: (seeder) =>
      seeder.changeFirst('header a[href="/auth/login"]', (link) => {
        link.textContent = '다른 이름';
      }),
  },
];
